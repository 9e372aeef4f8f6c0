# For "longest" the number of gradients goes to 0 with clip. Input: "longest", 0.1: nobody is there, and it moves by C.
def refute(program, clip):
    if program == "sum":
        return [[0, clip, 0]], [0, -3 * clip, 0]
    if program == "numbers":
        return [], [-clip, clip, -clip]
    others = [[clip, 0, 0] for _ in range(min(20, round(4 * clip)))]
    return others, [0, 1000, 0]
