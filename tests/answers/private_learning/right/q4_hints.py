# Another road: By hints.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 20, [0, 1000, 0]
