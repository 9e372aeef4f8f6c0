# Lets dpedu compute it.
def mean_loss(p, q):
    from dpedu.privacy import divergences

    return divergences.kl(dict(p), {a: q.get(a, 0) for a in p})
