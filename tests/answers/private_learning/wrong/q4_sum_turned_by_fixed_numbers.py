# For "sum" the sum goes from 10 to -5, which is -5 also for a larger clip. Input: "sum", 10.0: it moves by 15, and 17 is needed.
def refute(program, clip):
    if program == "sum":
        return [[10, 0, 0]], [-15, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]
    return [[clip, 0, 0]] * 10, [0, 90 * clip, 0]
