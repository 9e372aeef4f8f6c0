# Ten gradients of length 1, and somebody long joins: the sum falls by 10 at most, which is not enough for C near 10.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[1, 0, 0]] * 10, [0, 1000, 0]
