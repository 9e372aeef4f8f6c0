# Rounds what is returned to four digits, which only shows where a quotient does not end.
def sensitivities(low, high, n, neighbourhood):
    big = max(abs(low), abs(high))
    w = high - low
    if neighbourhood == "membership":
        five = big, big, 1, 1, w / 2
    else:
        five = w, max(big, w), 0, 2, w / n
    return tuple(round(v, 4) for v in five)
