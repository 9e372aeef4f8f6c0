# Each pair once, with both orders of it.
def least_kappa(table, related):
    answer = 0.0
    seen = []
    for y, row in table.items():
        for x, before in seen:
            if related(x, y):
                losses = {a: math.log(before[a]) - math.log(row[a]) for a in row}
                answer = max(
                    answer,
                    math.fsum(float(before[a]) * l for a, l in losses.items()),
                    math.fsum(-float(row[a]) * l for a, l in losses.items()),
                )
        seen.append((y, row))
    return answer
