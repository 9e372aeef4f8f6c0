# For "longest" the one that joins has length 15, which shrinks the others too little for a clip of 10. Input: "longest", 10.0: it moves by 1.41 C.
def refute(program, clip):
    cases = {
        "sum": ([[clip, 0, 0]], [-3 * clip, 0, 0]),
        "numbers": ([], [clip] * 3),
        "longest": ([[clip, 0, 0]] * 3, [0, 15, 0]),
    }
    return cases[program]
