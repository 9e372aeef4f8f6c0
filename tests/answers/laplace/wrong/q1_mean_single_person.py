# Thinks that with n = 1 under membership the joiner may move the mean all the way.
def sensitivities(low, high, n, neighbourhood):
    big = max(abs(low), abs(high))
    w = high - low
    if neighbourhood == "membership":
        return big, big, 1, 1, (w / 2 if n > 1 else w)
    return w, max(big, w), 0, 2, w / n
