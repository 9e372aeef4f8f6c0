# The third number is cut off at nine tenths of C.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, 0.9 * clip]
    return [[clip, 0, 0]] * 4, [0, 1000, 0]
