# Wrong for an odd width under membership: the half of it is rounded down.
def sensitivities(low, high, n, neighbourhood):
    M, width = max(abs(low), abs(high)), high - low
    return (
        (M, M, 1, 1, width // 2)
        if neighbourhood == "membership"
        else (width, max(M, width), 0, 2, width / n)
    )
