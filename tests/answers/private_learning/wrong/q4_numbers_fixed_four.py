# For the program that clips numbers the joining gradient is fixed at 4, which is not at C when C is larger.
def refute(program, clip):
    if program == "sum":
        return [[clip, 0, 0]], [-3 * clip, 0, 0]
    if program == "numbers":
        return [], [4, 4, 4]
    return [[clip, 0, 0]] * 20, [0, 1000, 0]
