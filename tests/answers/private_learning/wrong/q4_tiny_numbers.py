# Wrong for longest and C = 10: twenty gradients of the fixed length 1/2 sum to 10 only.
def refute(program, clip):
    if program == "sum":
        return [[0, 0, 10]], [0, 0, -30]
    if program == "numbers":
        return [], [1000, 1000, 1000]
    return [[0.5, 0, 0]] * 20, [0, 1000, 0]
