# Ignores which neighbourhood is asked.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    return M, M, 1, 1, w / 2
