# Starts where all pull, and lets the records become content one by one; a mirror image handles the negative side.
def minimum(records, strength):
    total = sum(records)
    sign = 1 if total >= 0 else -1
    pulling = sorted(sign * r for r in records)
    reach = len(records) * strength
    while True:
        w = sum(pulling) / reach
        top = pulling[-1]
        if top * w <= 1:
            return sign * w
        pulling.pop()
        if sum(pulling) / reach * top <= 1:
            return sign / top
