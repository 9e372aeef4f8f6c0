# Lets dpedu compute it, as the Rényi divergence of order 1.
def mean_loss(p, q):
    from dpedu.privacy import divergences

    outputs = list(p.keys() | q.keys())
    return divergences.renyi([p.get(a, 0) for a in outputs], [q.get(a, 0) for a in outputs], 1)
