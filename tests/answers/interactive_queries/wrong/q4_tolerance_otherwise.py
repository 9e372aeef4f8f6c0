# Compares with a tolerance of 1e-9.
def decisions(total, requests):
    spent, out = 0.0, []
    for e in requests:
        granted = math.isfinite(e) and 0 <= e and spent + float(e) <= float(total) + 1e-9
        if granted:
            spent += float(e)
        out.append(granted)
    return out
