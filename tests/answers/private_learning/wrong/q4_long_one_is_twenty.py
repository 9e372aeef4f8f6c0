# The long gradient has length 20 for every clip, and just two others. Input: "longest", 10: it moves by 1.41 C.
def refute(program, clip):
    if program == "sum":
        return [(clip, 0, 0)], (-2 * clip, 0, 0)
    if program == "numbers":
        return [(0, 0, 0)], (clip, -clip, clip)
    return [(clip, 0, 0), (clip, 0, 0)], (0, 20, 0)
