# For the program that clips the sum the numbers are fixed, without clip: too short when C is large.
def refute(program, clip):
    if program == "sum":
        return [[5, 0, 0]], [-11, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 20, [0, 1000, 0]
