# Results are rounded to six digits after the point. Input: 0, 1/4, 10**6, "edit": the mean has 2.5e-7, it says 0.
def sensitivities(low, high, n, neighbourhood):
    width, size = high - low, max(abs(low), abs(high))
    if neighbourhood == "membership":
        five = (size, size, 1, 1, width / 2)
    else:
        five = (width, max(size, width), 0, 2, width / n)
    return tuple(round(v, 6) for v in five)
