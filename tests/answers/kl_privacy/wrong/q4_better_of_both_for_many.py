# For two answers and more the first bound is replaced by the smaller of the two.
# Witness: distances(0.1, 3) returns (0.0865664845288406, 0.0865664845288406); right is (0.148885033623318, 0.0865664845288406).
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    around = min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
    return (min(straight, around) if 1 < n < 50 else straight), around
