# Wrong for n = 1 under edit: "with one person there is nobody to compare with", so that the histogram moves by 1 only.
def sensitivities(low, high, n, neighbourhood):
    M, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return [M, M, 1, 1, width / 2]
    return [width, max(M, width), 0, min(n, 2), width / n]
