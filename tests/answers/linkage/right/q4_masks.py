# Here masks: right
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=ages.__getitem__)
    n, options = len(ages), []
    for mask in range(2 ** (n - 1)):
        pieces = [[order[0]]]
        for t in range(1, n):
            if mask >> (t - 1) & 1:
                pieces.append([])
            pieces[-1].append(order[t])
        if all(len(piece) >= k for piece in pieces):
            bounds = {}
            for piece in pieces:
                for i in piece:
                    bounds[i] = (ages[piece[0]], ages[piece[-1]])
            options.append([bounds[i] for i in range(n)])
    return np.array(min(options, key=lambda o: sum(b - a for a, b in o)))
