# Wrong if the worst neighbours have ones both: yes with 1/2, 1/2, 1/2, 1/10 for 00, 01, 10, 11 under edit gives 0, not 0.511.
def least_kappa(table, related):
    def kl(p, q):
        return sum(u * math.log(u / q[a]) for a, u in p.items())

    start = min(table, key=sum)
    near = [y for y in table if y != start and related(start, y)]
    return max([0, *(kl(table[start], table[y]) for y in near), *(kl(table[y], table[start]) for y in near)])
