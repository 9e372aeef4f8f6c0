# The number of gradients grows as 8/C, beyond 20 for a small clip. Input: "longest", 1/10: 80 gradients.
def refute(program, clip):
    if program == "sum":
        return [[0, 0, clip]], [0, 0, -2.5 * clip]
    if program == "numbers":
        return [], [-clip, -clip, -clip]
    return [[clip, 0, 0]] * max(2, round(8 / clip)), [0, 60 * clip, 0]
