# Solves the 2x2 system of truth tellers' yes and tossed yes.
def two_coins_rate(yes, n):
    # unknowns: yes that were told (t), yes that were tossed (c): t + c = yes, c = n/4
    told, _ = np.linalg.solve(np.array([[1.0, 1.0], [0.0, 1.0]]), np.array([yes, n / 4]))
    return told / (n / 2)
