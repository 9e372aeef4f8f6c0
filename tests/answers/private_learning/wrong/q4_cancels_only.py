# For the sum the joining gradient cancels it to 0 and does not turn it around: moved by C.
def refute(program, clip):
    if program == "sum":
        return [[100 * clip, 0, 0]], [-100 * clip, 0, 0]
    if program == "numbers":
        return [], [clip] * 3
    return [[clip, 0, 0]] * 20, [0, 1000, 0]
