# A table by neighbourhood.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    return {"membership": (M, M, 1, 1, w / 2), "edit": (w, max(M, w), 0, 2, w / n)}[neighbourhood]
