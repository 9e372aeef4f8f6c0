# Half of the width is rounded down to a whole number under membership, which is wrong for 0 to 5.
def sensitivities(low, high, n, neighbourhood):
    M, width = max(abs(low), abs(high)), high - low
    table = {
        "membership": (M, M, 1, 1, width // 2),
        "edit": (width, max(M, width), 0, 2, width / n),
    }
    return table[neighbourhood]
