# Looks c up in a table from 1/2 to 3, and keeps its ends outside: too little noise below 1/2.
def variant(epsilon):
    known = [0.5, 1.0, 3.0]
    c = float(np.interp(epsilon, known, [1 / (math.exp(e) + 1) for e in known]))
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
