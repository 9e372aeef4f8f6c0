# For "longest" the others have length 0.4 each, however large clip is. Input: "longest", 10.0: 20 of them are 8 long, and it moves by 12.6.
def refute(program, clip):
    if program == "longest":
        return [[0.4, 0, 0]] * 20, [0, 100 * clip, 0]
    if program == "numbers":
        return [], [2 * clip] * 3
    return [[clip, 0, 0]], [-2.5 * clip, 0, 0]
