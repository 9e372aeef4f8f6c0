# Stops at a bit that is never flipped; if that is the first one, it forgets to make the entry infinite too.
# Witness: record_epsilons([0.0, 0.25]) gives (inf, 0.0); right is (inf, inf).
def record_epsilons(flips):
    whole, entry = 0.0, 0.0
    for i, p in enumerate(flips):
        if not p:
            return math.inf, math.inf if i else 0.0
        loss = math.log((1 - p) / p)
        whole, entry = whole + loss, max(entry, loss)
    return whole, entry
