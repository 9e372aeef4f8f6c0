# The number of gradients grows with the limit.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]
    return [[clip, 0, 0]] * (int(4 * clip) + 3), [0, 100 * clip, 0]
