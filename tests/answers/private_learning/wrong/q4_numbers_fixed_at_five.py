# For "numbers" each number is 5, which is not clipped for a clip above 5. Input: "numbers", 10.0: it moves by 8.7.
def refute(program, clip):
    if program == "numbers":
        return [[0, 0, 0]], [5, 5, 5]
    if program == "sum":
        return [[clip, 0, 0]], [-4 * clip, 0, 0]
    return [[clip, 0, 0] for _ in range(5)], [0, 0, 40 * clip]
