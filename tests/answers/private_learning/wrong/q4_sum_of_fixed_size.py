# For the sum the sizes 5 and -10 are fixed and do not reach C. Input: "sum", 10: it moves from 5 to -5, by C only.
def refute(program, clip):
    if program == "sum":
        return [[5, 0, 0]], [-10, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]
    return [[clip, 0, 0]] * 10, [0, 40 * clip, 0]
