# Wrong for longest and C = 10: two gradients of length C and one of 30 that joins; it moves by 1.67 C only.
def refute(program, clip):
    if program == "sum":
        return [[60, 0, 0]], [-200, 0, 0]
    if program == "numbers":
        return [[60, 60, 60]], [60, 60, 60]
    return [[clip, 0, 0]] * 2, [0, 30, 0]
