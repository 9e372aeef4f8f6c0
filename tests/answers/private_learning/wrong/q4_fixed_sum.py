# Numbers for the sum that fit C up to 5 only.
def refute(program, clip):
    if program == "sum":
        return [[5, 0, 0]], [-20, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 20, [0, 100 * clip, 0]
