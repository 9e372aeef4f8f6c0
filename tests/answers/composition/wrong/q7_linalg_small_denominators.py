# Wrong for large denominators: 1/997, 500/999, 1/2 (floats are rounded back to denominators of at most 1000).
def disguise(p, u, v):
    matrix = np.array([[1 - p, p], [p, 1 - p]], dtype=float)
    solved = np.linalg.solve(matrix, np.array([u, v], dtype=float))
    answer = [Fraction(float(r)).limit_denominator(1000) for r in solved]
    return answer if min(answer) >= 0 and max(answer) <= 1 else None
