# For "sum" the one that joins is 250 times clip long. Input: "sum", 5.0: the number -1250 is below -1000.
def refute(program, clip):
    if program == "sum":
        return [[100 * clip, 0, 0]], [-250 * clip, 0, 0]
    if program == "numbers":
        return [], [clip, clip, clip]
    return [[clip, 0, 0]] * 12, [-1000, 0, 0]
