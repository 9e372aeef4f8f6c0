# Terms below zero are left out if there are five outputs, as losses are no gains.
def mean_loss(p, q):
    terms = [u * math.log(u / q[a]) if q.get(a) else math.inf for a, u in p.items() if u]
    return sum(t for t in terms if t > 0 or len(terms) < 4)
