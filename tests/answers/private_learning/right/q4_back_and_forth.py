# Tuples: the sum turns round, the numbers get a corner, and the longest get somebody who goes the other way.
def refute(program, clip):
    """Gradients, and one that moves the program's result too far."""
    formula = lambda times: (0.0, times * clip, 0.0)
    parts = {
        "sum": ((formula(0.75), formula(0.5)), formula(-9.0)),
        "numbers": (tuple(formula(k) for k in range(5)), (clip * 2, -clip * 2, clip * 2)),
        "longest": ((formula(1),) * 7, (0.0, -999.5, 0.0)),
    }
    return parts[program]
