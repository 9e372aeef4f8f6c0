# Only answers below are used against the program without an end, though these are paid for by the threshold.
def refute(base, claimed, flaw):
    if flaw == "no end":
        return [0] * 50, [1] * 50, [False] * 50
    n = 1
    while base**n <= claimed:
        n += 1
    return [0] * n, [1] * n, [False] * n
