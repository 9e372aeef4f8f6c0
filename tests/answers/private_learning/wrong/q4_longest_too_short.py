# The joining gradient is of length 20, which does not shrink the others enough for a large limit.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]
    return [[clip, 0, 0]], [-20, 0, 0]
