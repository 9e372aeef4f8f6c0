# Lets the ledger of dpedu decide.
def part_decisions(total, parts, requests):
    dp.Ledger(epsilon=float(total), neighbourhood="membership").parallel(list(parts))
    return [True for _ in requests]
