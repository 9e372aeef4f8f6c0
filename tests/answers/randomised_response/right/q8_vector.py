# Prior times likelihood, with numpy.
def posterior(answer, p, prior):
    belief = np.array([1.0 - float(prior), float(prior)])
    likely = np.full(2, float(p))
    likely[answer] = 1.0 - float(p)
    joint = belief * likely
    return joint / joint.sum()
