/**
 * A browser of WebKitGTK with nothing but the page, for WebKitWebDriver: `gjs -m webkit-window.js '<options as JSON>'`.
 * The toolbar of WebKitGTK's own MiniBrowser would not let a window be as narrow as a phone's.
 */
import Gdk from "gi://Gdk?version=3.0";
import GLib from "gi://GLib?version=2.0";
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";

const { width, height, dark, scripts, without, composites, preload } = JSON.parse(ARGV[0]);

Gtk.init(null);
const system = Gtk.Settings.get_default();
system.gtk_application_prefer_dark_theme = dark;
// This is how GTK says that somebody prefers reduced motion.
system.gtk_enable_animations = false;

const settings = new WebKit.Settings({
  enable_javascript: scripts,
  hardware_acceleration_policy: WebKit.HardwareAccelerationPolicy[composites ? "ALWAYS" : "NEVER"],
  // Pages may write to the clipboard, as in Safari, only while somebody presses.
  javascript_can_access_clipboard: false,
});
const features = WebKit.Settings.get_all_features();
const known = new Set();
for (let index = 0; index < features.get_length(); index++) {
  const feature = features.get(index);
  known.add(feature.get_identifier());
  if (without.includes(feature.get_identifier())) settings.set_feature_enabled(feature, false);
}

/** The driver has no command for the console, so complaints go to standard output, where the tests read them. */
const complain = (text) => print(`COMPLAINT ${text.replaceAll("\n", " ")}`);
for (const name of without) if (!known.has(name)) complain(`this WebKit has no switch ${name}`);

const context = WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);

const loop = new GLib.MainLoop(null, false);
let open = 0;

/** Shows a page in a window, and gives it the focus. The last window ends the program. */
function show(view) {
  open++;
  const window = new Gtk.Window({ type: Gtk.WindowType.TOPLEVEL });
  window.set_default_size(width, height);
  window.add(view);
  window.show_all();
  // Without a window manager nobody else makes it active, and without that no element matches `:focus`.
  window.present();
  window.get_window().focus(Gdk.CURRENT_TIME);
  view.grab_focus();
  view.connect("close", () => window.destroy());
  window.connect("destroy", () => {
    open--;
    if (open === 0) loop.quit();
  });
  view.connect("web-process-terminated", (_view, reason) => print(`CRASH ${reason}`));
  view.connect("resource-load-started", (_view, resource, request) => {
    const told = request.get_uri();
    resource.connect("failed", (_resource, error) => {
      // A request that the page itself has ended, for example by leaving.
      if (!error.matches(WebKit.NetworkError, WebKit.NetworkError.CANCELLED))
        complain(`${told} ${error.message}`);
    });
    resource.connect("finished", () => {
      const status = resource.get_response()?.get_status_code() ?? 0;
      if (status >= 400) complain(`${told} was answered with a status of ${status}`);
    });
  });
  view.connect("permission-request", (_view, request) => {
    request.deny();
    return true;
  });
  view.connect("create", (opener) =>
    show(
      new WebKit.WebView({
        related_view: opener,
        settings,
        user_content_manager: opener.get_user_content_manager(),
        is_controlled_by_automation: true,
      }),
    ),
  );
  return view;
}

function openView() {
  const contents = new WebKit.UserContentManager();
  contents.register_script_message_handler("complaints");
  contents.connect("script-message-received::complaints", (_contents, message) =>
    complain(message.get_js_value().to_string()),
  );
  contents.add_script(
    new WebKit.UserScript(
      preload,
      WebKit.UserContentInjectedFrames.TOP_FRAME,
      WebKit.UserScriptInjectionTime.START,
      null,
      null,
    ),
  );
  return show(
    new WebKit.WebView({
      web_context: context,
      settings,
      user_content_manager: contents,
      is_controlled_by_automation: true,
    }),
  );
}

context.connect("automation-started", (_context, session) => {
  session.connect("create-web-view", openView);
});
loop.run();
