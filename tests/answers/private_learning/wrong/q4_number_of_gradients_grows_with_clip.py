# For "longest" the number of gradients grows with clip and passes 20. Input: "longest", 10.0: 22 gradients.
def refute(program, clip):
    if program == "sum":
        return [(clip, 0, 0)], (-3 * clip, 0, 0)
    if program == "numbers":
        return [], (clip, clip, clip)
    return [(clip, 0, 0)] * (2 + math.ceil(2 * clip)), (0, 1000, 0)
