# Asks of each row whether all others of its class agree with it.
def telling(rows, quasi, sensitive, ruled_out):
    fitting = [
        (tuple(r[c] for c in quasi), r[sensitive]) for r in rows if r[sensitive] not in ruled_out
    ]
    return {
        name: value for name, value in fitting if all(v == value for n, v in fitting if n == name)
    }
