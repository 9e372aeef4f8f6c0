# By ledger of granted pairs.
def part_decisions(total, parts, requests):
    granted, said = [], []
    for request in requests:
        def paid(part):
            return sum(e for name, e in [*granted, request] if name is None or name == part)
        said.append(max(map(paid, parts if request[0] is None else [request[0]])) <= total)
        if said[-1]:
            granted.append(request)
    return said
