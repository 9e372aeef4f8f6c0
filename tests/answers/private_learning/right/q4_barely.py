# Just above 1.7 C
def refute(program, clip):
    if program == "sum":
        return ((clip / 1.1, 0, 0),), (-1.8 * clip, 0, 0)
    if program == "numbers":
        return (), (-clip, -0.99 * clip, clip)
    return [[0.9 * clip, 0, 0], [0, 0.9 * clip, 0], [0, 0, 0.9 * clip]], [-90 * clip] * 3
