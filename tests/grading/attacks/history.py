"""The shell's history and inputs, searched for tests."""

ANSWERS = {
    "q1": r"""
ip = get_ipython()
print(In, ip.history_manager.input_hist_raw, list(ip.user_ns)[:50])
def double(x):
    print(ip.history_manager.input_hist_raw)
    return 0
""",
}
