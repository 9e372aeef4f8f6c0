# Walks from 0 in the direction of the total pull, letting go of one record at each kink.
def minimum(records, strength):
    n, pull = len(records), sum(records)
    if pull == 0:
        return 0
    sign = 1 if pull > 0 else -1
    mirrored = sorted((sign * r for r in records), reverse=True)
    pull = sum(mirrored)
    for r in mirrored:
        if r <= 0:
            break
        target = pull / (n * strength)
        if target <= 1 / r:
            return sign * target
        pull -= r
        if pull / (n * strength) <= 1 / r:
            return sign / r
    return sign * pull / (n * strength)
